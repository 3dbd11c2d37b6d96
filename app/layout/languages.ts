export { isTranslated, keepReactOffTranslatedText } from "./languages/translated-documents";
