/**
 * `npm run desk` serves the content editor. On a developer's machine: the development site beside it, which shows changes
 * immediately, at `http://127.0.0.1:PORT/redakcja/`, for this machine alone; `npm run desk -- 4000` sets another port.
 * On a server, with `DESK_EDITORS` or `DESK_PUBLISHERS` (`build/desk.js`): for those who sign in, over a working folder.
 */
import { failureLine } from "lib/platform/failure-reason";

// Imported only now: some modules read the settings when they are loaded, and a wrong setting must be reported in one
// line.
import("./start")
  .then(({ startDesk }) => startDesk())
  .catch((error) => {
    console.error(failureLine("Redakcja nie ruszyła", error));
    process.exit(1);
  });
