/** `desk-alone.ts PORT` serves the desk of the current folder without the site in development beside it. */
import { serveDesk } from "../../../tools/desk/server";

await serveDesk({ port: Number(process.argv[2]), siteUrl: "http://localhost:3000" });
console.log("The desk is served");
