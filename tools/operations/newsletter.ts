/**
 * `npm run newsletter -- export | count | erase <e-mail> | retry`: exports, counts or erases subscribers (behaviour
 * 18.17). `erase` deletes all data about an email address, including enquiries; `retry` queues all mails again that were
 * given up.
 */
import { pipeline } from "node:stream/promises";
import { mailWork } from "~/mail-service/mail-service.server";
import { closeMailingDatabase } from "~/mailing/database.server";
import { retryDeadMails } from "~/mailing/outbox.server";
import { subscribers } from "~/newsletter/subscriber-list.server";
import { existingDatabase } from "./store/existing-database";

const usage = "Użycie: npm run newsletter -- export | count | erase <e-mail> | retry";

/** @returns the exit code: 0 for success, 1 if nothing was found, 2 for wrong arguments */
export async function run([verb, email]: string[]): Promise<number> {
  try {
    return await act(verb, email);
  } finally {
    await closeMailingDatabase();
  }
}

async function act(verb: string | undefined, email: string | undefined): Promise<number> {
  if (verb === "export")
    await pipeline(subscribers.export(await existingDatabase()), process.stdout, { end: false });
  else if (verb === "count") {
    const { confirmed, pending, withdrawn } = await subscribers.count(await existingDatabase());
    console.log(`potwierdzone: ${confirmed}\noczekujące: ${pending}\nwycofane: ${withdrawn}`);
  } else if (verb === "erase" && email) {
    const database = await existingDatabase();
    let isErased = false;
    for (const erase of mailWork.erasures) isErased = Boolean(await erase(database, email)) || isErased;
    console.log(isErased ? "Usunięto wszystkie dane tego adresu." : "Nie znaleziono tego adresu.");
    return isErased ? 0 : 1;
  } else if (verb === "retry") {
    console.log(`Wróciły do kolejki: ${await retryDeadMails(await existingDatabase())}.`);
  } else {
    console.error(usage);
    return 2;
  }
  return 0;
}
