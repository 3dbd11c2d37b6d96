export { kindsSchema, type ProductKinds, readProductKinds } from "./product/schema/kinds.server";
export { type Finish, type Product, readProductSchema } from "./product/schema/schema.server";
