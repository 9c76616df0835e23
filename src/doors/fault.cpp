#include "doors/fault.h"

#include <string>

namespace noblesse {

Answer answer_to(DoorFault fault) {
  const DoorFaultWords& words = words_of(fault);
  Answer answer;
  answer.status = words.status;
  answer.content_type = "application/json";
  // No text above needs escaping; a test sees to it.
  answer.body = std::string(R"({"error":{"code":")").append(words.code);
  answer.body.append(R"(","text":")").append(words.text).append(R"("}})");
  return answer;
}

}  // namespace noblesse
