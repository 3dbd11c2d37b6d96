export { type Env, getEnv } from "./env/env.server";
export { findSecret, getSecret, keyed, secretFile } from "./env/secret.server";
