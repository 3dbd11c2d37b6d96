export { BasinVerdict } from "./my-basin/verdict";
