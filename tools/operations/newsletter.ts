/**
 * `npm run newsletter -- export | count | erase <e-mail> | retry`: exports, counts or erases subscribers (behaviour
 * 18.17). `erase` deletes all data about an email address, including enquiries; `retry` queues all mails again that were
 * given up.
 */
import { pipeline } from "node:stream/promises";
import { mailWork } from "~/mail-service/mail-service.server";
import { retryDeadMails } from "~/mailing/outbox.server";
import { subscribers } from "~/newsletter/subscriber-list.server";
import { verbsOf } from "./store/existing-database";

export const run = verbsOf("newsletter -- export | count | erase <e-mail> | retry", {
  export: (database) => pipeline(subscribers.export(database), process.stdout, { end: false }),
  async count(database) {
    const { confirmed, pending, withdrawn } = await subscribers.count(database);
    console.log(`potwierdzone: ${confirmed}\noczekujące: ${pending}\nwycofane: ${withdrawn}`);
  },
  async erase(database, email) {
    let isErased = false;
    for (const erase of mailWork.erasures) isErased = Boolean(await erase(database, email)) || isErased;
    console.log(isErased ? "Usunięto wszystkie dane tego adresu." : "Nie znaleziono tego adresu.");
    return isErased;
  },
  retry: async (database) => console.log(`Wróciły do kolejki: ${await retryDeadMails(database)}.`),
});
