/** Loaded before the server of `npm run dev` and the desk. Node's `--env-file` would treat an empty variable as set. */
process.env.NODE_ENV ||= "development";
