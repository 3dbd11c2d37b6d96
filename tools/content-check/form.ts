export type { Field, Option } from "./form/field";
export { type ContentKind, contentKinds, formOf, kindOf } from "./form/files";
