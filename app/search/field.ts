export { HitOptions } from "./field/hit-options";
export { optionLook } from "./field/option-look";
export { useCombobox } from "./field/use-combobox";
export type { SuggestionAnswer } from "./field/use-suggestions";
