import { once } from "node:events";
import { connect } from "node:tls";
import { getEnv } from "lib/platform/env.server";
import { failureReason } from "lib/platform/failure-reason";
import { type DoctorCheck, type Finding, ok, wrong } from "./finding";

const answersWithinMs = 10_000;
const dayMs = 24 * 3_600_000;
/** Days before the end of a certificate at which it should have been renewed: certbot does so when a third is left. */
const lateDays = 10;

/** Whether the certificates that browsers get are valid, and renewed in time; nothing for a site without https. */
export const check: DoctorCheck = async () => {
  const urls = [getEnv().SITE_URL, process.env.DESK_URL, process.env.DESK_PREVIEW_URL];
  const secure = urls.flatMap((url) => (url?.startsWith("https:") ? new URL(url) : []));
  return Promise.all(secure.map(findingOf));
};

async function findingOf({ host, hostname, port }: URL): Promise<Finding> {
  const todo = "sprawdź nginx, certbot renew i ich dzienniki";
  // Read even where it is not valid.
  const asked = {
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  };
  const socket = connect(asked);
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(answersWithinMs) });
    const { valid_to } = socket.getPeerCertificate();
    const says = `${host}, ważny do ${new Date(valid_to).toISOString()}`;
    if (!socket.authorized)
      return wrong(`${says}, ale przeglądarki go odrzucają (${socket.authorizationError})`, todo);
    return Date.parse(valid_to) - Date.now() < lateDays * dayMs ? wrong(says, todo) : ok(says);
  } catch (error) {
    return wrong(`${host} nie odpowiada: ${failureReason(error)}`, todo);
  } finally {
    socket.destroy();
  }
}
