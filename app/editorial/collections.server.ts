export { collectionCards, getCollection, listCollections } from "./collections/collections.server";
