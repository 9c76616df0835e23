// Requests that no page should ever make.
#pragma once

#include <string_view>

namespace noblesse::home {

inline constexpr std::string_view kNonsense[] = {
    "",
    "{",
    "[1,2,3]",
    "\"do\"",
    "{\"do\":\"fly\"}",
    "{\"do\":\"lay\"}",
    "{\"do\":17}",
    "{\"id\":{\"a\":[1e300,-0.0,1e-7,123456789.125]},\"do\":\"bots\"}",
    "{\"do\":\"bots\",\"do\":\"bots\"}",
    "{\"do\":\"bots\",\"bot\":\"\xC3\xA9\"}",
    "{\"do\":\"bots \xFF\xFE\"}",
    "{\"do\":\"wake\"}",
    "{\"do\":\"wake\",\"now\":0.1}",
    "{\"do\":\"wake\",\"now\":1e22}",
    "{\"do\":\"wake\",\"now\":1e-7}",
    "{\"do\":\"wake\",\"now\":-1}",
    "{\"do\":\"wake\",\"now\":9007199254740992}",
    "{\"do\":\"wake\",\"now\":18446744073709551615}",
    "{\"do\":\"wake\",\"now\":18446744073709551616}",
    "{\"do\":\"think\",\"now\":null}",
    "{\"do\":\"receive\",\"now\":0,\"connection\":999999,\"message\":\"{}\"}",
    "{\"do\":\"depart\",\"now\":0,\"connection\":999999,\"why\":\"bored\"}",
    "{\"do\":\"arrive\",\"now\":0,\"connection\":999999,\"table\":\"nowhere\",\"person\":\"x\"}",
    "{\"do\":\"arrive\",\"now\":0,\"connection\":999999,\"table\":\"\",\"person\":\"\"}",
    "{\"do\":\"clear\",\"table\":\"nowhere\"}",
    "{\"do\":\"restore\",\"now\":1,\"lines\":[]}",
    "{\"do\":\"restore\",\"now\":1,\"lines\":[\"{}\"]}",
    "{\"do\":\"restore\",\"now\":1,\"lines\":[7]}",
    "{\"do\":\"options\",\"options\":{}}",
    "{\"do\":\"options\",\"options\":{\"game\":\"chess\",\"seats\":2}}",
    "{\"do\":\"options\",\"options\":{\"game\":\"adel\",\"seats\":12}}",
    "{\"do\":\"options\",\"options\":{\"game\":\"adel\",\"seats\":3,\"beat\":1.5}}",
    "{\"do\":\"options\",\"options\":{\"game\":\"mille\",\"seats\":3,\"stand_in\":\"nobody\"}}",
    "{\"do\":\"options\",\"options\":{\"game\":\"mille\",\"seats\":3,\"edition\":\"itali\"}}",
    "{\"do\":\"verify\",\"record\":{}}",
    "{\"do\":\"verify\",\"record\":{\"game\":\"adel\",\"fair\":{}}}",
    "{\"do\":\"replay\",\"record\":{}}",
    "{\"do\":\"replay\",\"record\":7,\"hands\":\"open\"}",
    "{\"do\":\"replay\",\"record\":{\"noblesse\":1,\"game\":\"mille\",\"players\":-3,\"deck\":["
    "\"a\"],"
    "\"moves\":[],\"result\":{\"scores\":[],\"places\":[],\"winners\":[]}},\"seat\":-4}",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
};

}  // namespace noblesse::home
