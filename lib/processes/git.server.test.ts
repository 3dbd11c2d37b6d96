import { expect, test, vi } from "vitest";
import { runGit } from "./git.server";

test("Git gets the way to the remote as an operator has set it, in any spelling, and no secret (25.46)", async () => {
  const settings = {
    ...{
      HTTPS_PROXY: "http://proxy:3128",
      https_proxy: "http://proxy:3128",
      NO_PROXY: "internal",
      ALL_PROXY: "x",
    },
    ...{ GIT_SSH: "plink", GIT_SSH_COMMAND: "ssh -v", GIT_SSL_CAINFO: "/ca.pem", SSL_CERT_FILE: "/ca.pem" },
    ...{ GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "http.proxy", GIT_CONFIG_VALUE_0: "http://proxy:3128" },
    XDG_CONFIG_HOME: "/etc/modrawa",
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubEnv("SMTP_URL", "smtp://desk:password@mail");
  const given = (await runGit(["-c", "alias.given=!env", "given"])).split("\n");
  expect(given).toEqual(expect.arrayContaining(Object.entries(settings).map((setting) => setting.join("="))));
  expect(given.join()).not.toContain("password");
});
