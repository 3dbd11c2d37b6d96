/** Loaded before the server of `npm run dev` and the desk. Node's `--env-file` would take an empty variable for a set one. */
process.env.NODE_ENV ||= "development";
