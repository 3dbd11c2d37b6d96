export { orThrow503 } from "./errors/unavailable.server";
