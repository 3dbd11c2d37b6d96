export { collectionJsonLd } from "./collections/json-ld";
