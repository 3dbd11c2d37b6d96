import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { vi } from "vitest";
import type { FoundIn } from "../../../tools/desk/repository";
import type { Editor } from "../../../tools/desk/settings";
import { type Sent, sendTo } from "../services/send";
import { openedIn, repository, textChange } from "./changes";
import { anna, jan } from "./clone";
import { makeWorkingFolder } from "./working-folder";

const host = "desk.example";
/** Header with which a request goes to the host of the preview. */
export const toPreview = { Host: "podglad.example" };
const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: `https://${host}` };

type DeskOnServer = { content: string; release: string; dataDir: string };

/**
 * Starts the desk of a server in this process, over a working folder of Git, which becomes the current folder.
 * @param content folder of the content to begin with
 */
export async function startDeskOnServer({ content, release, dataDir }: DeskOnServer) {
  const folder = makeWorkingFolder(content);
  process.chdir(folder);
  vi.stubEnv("DATA_DIR", dataDir).stubEnv("TRUST_PROXY", "1").stubEnv("LOG_LEVEL", "error");
  vi.resetModules();
  const { serveDesk } = await import("../../../tools/desk/server");
  const editors = new Map([anna, jan].map((editor) => [editor.address, editor]));
  const urls = { url: new URL(`https://${host}`), previewUrl: new URL(`https://${toPreview.Host}`) };
  const settings = { ...urls, editors, folder, release, userHeader: null, proxySecret: null };
  const server = await serveDesk({ port: 0, siteUrl: "http://localhost:3000", settings });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Sends a request as the proxy passes it on. */
  async function send(method: string, target: string, { headers, body }: Sent = {}) {
    const answer = await sendTo(origin, method, target, { headers: { Host: host, ...headers }, body });
    return { ...answer, cookie: answer.headers["set-cookie"]?.[0] ?? "" };
  }

  /** Cookie that the desk sets in the browser that asks for a link. */
  let asked = "";
  const ask = async (address: string, caller = "192.0.2.1") => {
    const body = new URLSearchParams({ adres: address }).toString();
    const answer = await send("POST", "/wejscie", { headers: { ...form, "X-Forwarded-For": caller }, body });
    asked = answer.cookie.split(";")[0] ?? "";
    return answer;
  };

  const outbox = path.join(dataDir, "outbox");
  const mails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : []);

  async function mailedLink(address: string): Promise<string> {
    const before = new Set(mails());
    await ask(address);
    await vi.waitUntil(() => mails().some((name) => !before.has(name)), { timeout: 120_000 });
    const [name = ""] = mails().filter((one) => !before.has(one));
    const mail = readFileSync(path.join(outbox, name), "utf8").replaceAll("=\r\n", "");
    return /\/wejscie\/[\w-]+/.exec(mail)?.[0] ?? "";
  }

  /** Opens a link where it was asked for. */
  const enter = (link: string) => send("POST", link, { headers: { ...form, Cookie: asked } });

  async function signIn({ address }: Editor): Promise<{ Cookie: string }> {
    const answer = await enter(await mailedLink(address));
    return { Cookie: answer.cookie.split(";")[0] ?? "" };
  }

  const post = (address: string, headers: Record<string, string>, body: object) =>
    send("POST", repository + address, {
      headers: { "Content-Type": "application/json", "X-Desk": "1", ...headers },
      body: JSON.stringify(body),
    });
  const save = (headers: Record<string, string>, files: object[]) => post("/contents", headers, { files });
  /** Saves a text. @param version the version the editor opened; omit for a new file */
  const put = (headers: Record<string, string>, name: string, text: string, version?: string) =>
    save(headers, [textChange(name, text, version)]);
  /** Returns the findings about what an editor has saved. */
  const findings = async (headers: Record<string, string>): Promise<FoundIn[]> =>
    JSON.parse((await post("/findings", headers, {})).text);
  const opened = async (headers: Record<string, string>, name: string) =>
    openedIn((await post("/file-contents", headers, { files: [`content/${name}`] })).text);

  const close = () => {
    server.close();
    vi.unstubAllEnvs();
    vi.resetModules();
  };
  return {
    ask,
    close,
    enter,
    findings,
    form,
    mailedLink,
    mails,
    opened,
    origin,
    post,
    put,
    save,
    send,
    signIn,
  };
}
