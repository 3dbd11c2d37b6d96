export { getQanda, qandaSchema } from "./list/questions.server";
