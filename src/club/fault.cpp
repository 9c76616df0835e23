#include "club/fault.h"

#include "match/json_text.h"

namespace noblesse::club {

Answer answer_to(Fault fault, std::string_view text) {
  const FaultWords& words = words_of(fault);
  Answer answer;
  answer.status = words.status;
  answer.content_type = "application/json";
  answer.body = JsonFields()
                    .add_json("error", JsonFields()
                                           .add("code", words.code)
                                           .add("text", text.empty() ? words.text : text)
                                           .object())
                    .object();
  return answer;
}

}  // namespace noblesse::club
