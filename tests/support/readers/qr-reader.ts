import { spawnSync } from "node:child_process";
import { isNeededToolThere } from "../runner/needed-tool";

/** Checks whether zbarimg, which reads QR codes, is installed (Debian package zbar-tools). */
export function isQrReaderInstalled(): boolean {
  return isNeededToolThere("zbarimg", spawnSync("zbarimg", ["--version"]).status === 0);
}

/** Returns the texts of all QR codes in a PNG. */
export function readQrCodes(picture: Uint8Array): string[] {
  const options = ["--nodbus", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable"];
  const { stdout } = spawnSync("zbarimg", [...options, "png:-"], { input: picture, encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}
