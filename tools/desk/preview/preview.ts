import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readlinkSync } from "node:fs";
import http from "node:http";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { pipeline } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import express, { type Request, type Response } from "express";
import { getEnv } from "lib/platform/env.server";
import { isPlainFile, layReleaseFolder, sourceFolder } from "lib/platform/files.server";
import { decoded } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { childEnv } from "lib/processes/child-env";
import { contentFingerprint, editedContent } from "~/content/fingerprint.server";
import { oneByOne } from "../one-by-one";
import { scriptlessPage } from "../pages/page";
import { RejectedError } from "../requests/rejected-error";
import { inWords } from "../saving/checking";
import type { DeskSettings } from "../settings";
import { releaseSettings, runPublish } from "./run-publish";

/** Maximum time for the preview's site to start, or to show what was saved, in ms. */
const patienceMs = 50_000;
const lookMs = 100;
/**
 * Headers that are not passed on to the preview: cookies, conditions that it would answer with 304, encodings in
 * which the desk could not read the page, and headers that announce a body. Bodies are not passed on either, so the
 * preview would mistake the next request for a body.
 */
const notPassed = [
  "accept-encoding",
  "cookie",
  "if-none-match",
  "if-modified-since",
  "content-length",
  "transfer-encoding",
  "expect",
];

/**
 * Sent with every response on the way to a page of the preview: with another value, the tab would lose its name, by
 * which it is reused.
 */
export const keepsTab = { "cross-origin-opener-policy": "unsafe-none" };

/** Replaces headers of the site: nothing of the preview is stored or indexed. */
const ownHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex", ...keepsTab };

/** Has no styles of its own, because the site's policy forbids styles in a page. */
const strip = `<p role="note"><mark><strong>Podgląd</strong> – tak strona będzie wyglądać po opublikowaniu, ze szkicami. Formularze niczego tu nie
wysyłają.</mark></p>`;

/**
 * „Podgląd”: the site of the release with the content of the working folder and with drafts, on a host of its own. It is a
 * separate process with its own data folder, and starts when somebody first opens it.
 */
export class Preview {
  /** Router of the preview, for requests that may see it: files come from the working folder, pages from its site. */
  readonly site = express.Router();
  readonly #settings: DeskSettings;
  #site: ChildProcess | undefined;
  #port = 0;
  #fingerprint = "";
  readonly #inTurn = oneByOne();

  constructor(settings: DeskSettings) {
    this.#settings = settings;
    const files = express.static(path.resolve(sourceFolder), { index: false, redirect: false });
    this.site.use((request, response, next) => {
      if (isPlainFile(sourceFolder, decoded(request.path, ""))) files(request, response, next);
      else next();
    });
    // The site would serve the files of the release, in which numbers and measures may be outdated.
    this.site.use(["/files", "/dane"], (_request, response) => {
      response.status(404).type("html").send(notMadeYet);
    });
    this.site.use(this.#pass);
    process.once("exit", () => this.stop());
  }

  stop(): void {
    this.#site?.kill();
  }

  /** Makes the preview show what is saved. @throws {RejectedError} if it has issues; then the preview stays as it is */
  bringUpToDate(): Promise<void> {
    return this.#inTurn(async () => {
      const fingerprint = await contentFingerprint(editedContent);
      if (fingerprint !== this.#fingerprint) await this.#publish();
      this.#fingerprint = fingerprint;
      await this.#start();
    });
  }

  /** Opens the preview for a guest. If what was saved last has issues, the guest sees what was saved before it. */
  async open(): Promise<void> {
    try {
      await this.bringUpToDate();
    } catch (error) {
      if (!(error instanceof RejectedError && this.#isRunning())) throw error;
    }
  }

  /** Passes a request on to the preview's site. */
  readonly #pass = ({ method, headers, originalUrl }: Request, response: Response): void => {
    if (method !== "GET" && method !== "HEAD") {
      response
        .status(405)
        .type("text")
        .send("Podgląd tylko pokazuje strony: formularze niczego w nim nie wysyłają.");
      return;
    }
    // Without a port, the request would go to the machine's own web server.
    if (!this.#isRunning()) {
      response.status(503).type("html").send(notRunning);
      return;
    }
    const passed = { ...headers };
    for (const name of notPassed) delete passed[name];
    const asked = http.request(
      { port: this.#port, host: "127.0.0.1", method, path: originalUrl, headers: passed },
      (answer) => {
        const isPage = answer.headers["content-type"]?.startsWith("text/html") && method === "GET";
        const headers = { ...answer.headers, ...ownHeaders };
        if (isPage) delete headers["content-length"];
        response.writeHead(answer.statusCode ?? 502, headers);
        // Ends the response if the preview dies while sending it, and the request to the preview if the visitor leaves.
        if (isPage) pipeline(answer, withStrip, response, () => {});
        else pipeline(answer, response, () => {});
      },
    );
    asked.on("error", () => {
      if (response.headersSent) return response.destroy();
      response.status(503).type("html").send(notRunning);
    });
    asked.end();
  };

  get #dataDir() {
    return path.join(getEnv().DATA_DIR, "desk", "preview");
  }

  get #env() {
    const { origin } = this.#settings.previewUrl;
    return childEnv(releaseSettings, {
      ...{ NODE_ENV: "production", SHOW_DRAFTS: "1", DATA_DIR: this.#dataDir },
      ...{ PORT: String(this.#port), HOST: "127.0.0.1", SITE_URL: origin, HSTS: "off" },
      // No translator may see what is not published yet.
      TRANSLATE_SCRIPT_URL: `${origin}/bez-tlumaczenia.js`,
    });
  }

  async #publish() {
    const folder = path.join(getEnv().DATA_DIR, "desk", "preview-source");
    // Without `public/`: pictures come from the working folder, and downloads are generated when publishing.
    layReleaseFolder(folder, this.#settings.release, { public: null, content: path.resolve(editedContent) });
    const { isDone, says, issues } = await runPublish(folder, ["--from-release"], this.#env);
    const reasons = (await inWords(issues)).join("\n") || says;
    if (!isDone) throw new RejectedError(422, `Podgląd pokaże zmiany, gdy znikną błędy.\n${reasons}`);
  }

  async #start() {
    if (!this.#isRunning()) {
      const { release } = this.#settings;
      this.#port = await freePort();
      this.#site = fork(path.join(release, "build/server.js"), [], {
        cwd: release,
        env: this.#env,
        // The process ends with the desk, even if the desk is killed.
        execArgv: ["--import", "data:text/javascript,process.once('disconnect',()=>process.exit())"],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      this.#site.on("error", (error) => log.error({ err: error }, "The preview could not be started"));
    }
    const deadline = performance.now() + patienceMs;
    while (!(await this.#isShown())) {
      if (performance.now() > deadline || !this.#isRunning()) throw new Error("The preview does not start");
      await pause(lookMs);
    }
  }

  #isRunning() {
    return this.#site?.exitCode === null && this.#site.signalCode === null;
  }

  async #isShown(): Promise<boolean> {
    const published = readlinkSync(path.join(this.#dataDir, "published/current"));
    try {
      const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`);
      return ((await answer.json()) as { publication?: string }).publication === published;
    } catch {
      return false;
    }
  }
}

/** Puts the strip at the top of a page, which comes whole. */
async function* withStrip(page: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  for await (const chunk of page) chunks.push(chunk);
  yield Buffer.concat(chunks)
    .toString()
    .replace(/<body[^<>]*>/, `$&${strip}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const notMadeYet = scriptlessPage(
  "Tego pliku jeszcze nie ma",
  "<p>Karty PDF, paczki, pliki BIM i dane dla sklepów powstają z treści przy publikacji, więc podgląd ich nie pokazuje.</p>",
);

const notRunning = scriptlessPage(
  "Podgląd jest zamknięty",
  "<p>Otwórz go jeszcze raz: z redakcji albo linkiem, który do niego prowadzi.</p>",
);
