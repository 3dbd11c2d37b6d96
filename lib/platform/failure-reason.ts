/** What errors of the system, of SQLite and of programs carry besides their message. */
type Failure = Error & { code?: unknown; path?: string; address?: string; port?: number; stderr?: string };

const denied = ({ path, port }: Failure) => `brak prawa do ${path ?? `portu ${port}`}`;
const noFolder = ({ path }: Failure) => `${path} nie jest katalogiem`;

/** Failures that an operator can do something about, by the system's error code. */
const reasons: Record<string, (failure: Failure) => string> = {
  EACCES: denied,
  EADDRINUSE: ({ port }) => `port ${port} jest zajęty`,
  EADDRNOTAVAIL: ({ address }) => `${address} nie jest adresem tego komputera`,
  EEXIST: noFolder,
  ENOENT: ({ path }) => `nie ma ${path}`,
  ENOTDIR: noFolder,
  EPERM: denied,
  EROFS: ({ path }) => `${path} jest tylko do odczytu`,
};

/** Why something failed, in one line: in Polish and without a full stop if the system refused it, else as the error says. */
export function failureReason(error: unknown): string {
  return systemReason(error) ?? toldBy(error);
}

/**
 * The line with which a command or a process ends.
 * @param undone says what was not done: a sentence without its full stop
 */
export function failureLine(undone: string, error: unknown): string {
  const reason = systemReason(error);
  return reason ? `${undone}: ${reason}.` : `${undone}. ${toldBy(error)}`;
}

/** Whether there was no room on the disk, for this process or a program that it ran. */
export const isDiskFull = (error: unknown) =>
  /ENOSPC|No space left on device|database or disk is full/.test(String(error));

function systemReason(error: unknown): string | undefined {
  if (isDiskFull(error)) return "brak miejsca na dysku";
  const { code, path, port } = error as Failure;
  return path || port ? reasons[String(code)]?.(error as Failure) : undefined;
}

function toldBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error as Failure).stderr?.trim().split("\n", 1)[0] || error.message;
}
