/** What spreadsheet programs and databases write where a value is missing or cannot be calculated. */
const noValue =
  /^(#+|#[\p{L}\d_/]+[!?]+|#(n\/a|null|saknas|värdefel|getting_data|hämtar_data|ref|value|div\/0|num|referens|division\/0|skärning|ogiltigt|spilld?)|[<([](nan|null|na|none|tom|tomt|empty|blank)[>)\]]|nan|null|none|nil|undefined|n\/a|n\.a\.|\\n|nat|err:\d+|\[object object\])$/iu;

/** Whether a text stands for a value that is missing or an error, and is none itself. */
export const isNoValue = (text: string): boolean => noValue.test(text);
