// Imported first, so that SIGHUP is handled before anything else is loaded.
import "./server/hangups";
import { failureLine } from "./lib/platform/failure-reason";
import { serveDevelopment } from "./server/development";
import { serveProduction } from "./server/production";

// Express, Vite and, in development, React read this variable. An empty value counts as unset.
process.env.NODE_ENV ||= "production";

try {
  await (process.env.NODE_ENV === "development" ? serveDevelopment() : serveProduction());
} catch (error) {
  console.error(failureLine("Serwis nie ruszył", error));
  process.exit(1);
}
