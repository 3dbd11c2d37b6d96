import { serveDevelopment } from "./server/development";
import { serveProduction } from "./server/production";

// React picks its development or production build by this variable when it is loaded.
process.env.NODE_ENV ??= "production";

try {
  await (process.env.NODE_ENV === "development" ? serveDevelopment() : serveProduction());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
