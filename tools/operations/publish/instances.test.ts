import { mkdtempSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

let dataDir: string;
let instances: typeof import("./instances");

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "modrawa-instances-"));
  vi.resetModules();
  vi.stubEnv("DATA_DIR", dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  instances = await import("./instances");
});

function instance(port: number, answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  }).listen(path.join(dataDir, `reload-${port}.sock`));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return asked;
}

const takesIt: RequestListener = (_request, response) => response.writeHead(204).end();

test("one that does not answer in time keeps every instance at what it shows", async () => {
  instance(1, () => {});
  instance(2, takesIt);
  expect(await instances.prepareInstances(1_000)).toEqual(["Instancja na porcie 1 nie odpowiada."]);
});

test("one that rejects the content says why", async () => {
  instance(1, (_request, response) =>
    response.writeHead(422).end("content/news/x.md:4 – date: wymagana data"),
  );
  const [rejection] = await instances.prepareInstances();
  expect(rejection).toMatch(/porcie 1.*\ncontent\/news\/x\.md:4/);
});

test("one that hangs or rejects on the way is named, and the others show the new content all the same", async () => {
  instance(1, () => {});
  instance(2, (_request, response) => response.writeHead(422).end("content/x.md:1 – brak"));
  const asked = instance(3, takesIt);
  const { activated, problems } = await instances.activateInstances(50);
  expect(activated).toBe(1);
  expect(asked).toEqual(["POST /activate"]);
  expect(problems).toEqual([expect.stringContaining("porcie 1"), expect.stringContaining("porcie 2")]);
});

test("one that ends on the way, is ending or has left its socket behind is left to its next start", async () => {
  instance(1, (request) => request.socket.destroy());
  instance(2, (_request, response) => response.writeHead(503).end());
  expect(await instances.prepareInstances()).toEqual([]);
  expect(await instances.activateInstances()).toEqual({ activated: 0, problems: [] });
});
