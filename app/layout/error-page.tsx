import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { decoded } from "lib/platform/http";
import { useHydrated } from "remix-utils/use-hydrated";
import type { Feature } from "~/brand/features.server";
import { useHasFeature } from "~/brand/use-brand";
import * as paths from "~/paths";
import { ForeignAnswer } from "~/remix/own-answer";
import { SearchForm } from "~/search/form";
import { Link } from "~/ui/link";

const names: Record<number, string> = {
  404: "Page Not Found",
  405: "Method Not Allowed",
  503: "Service Unavailable",
};

/** Polish headings for visitors; `names` has the English names of the HTTP statuses. */
const headings: Record<number, string> = {
  400: "Nieprawidłowe zapytanie",
  404: "Nie znaleziono strony",
  405: "Niedozwolone działanie",
  503: "Serwis jest chwilowo niedostępny",
};

const missingText =
  "Tej strony nie ma albo zmieniła adres. Poszukaj jej po nazwie, numerze katalogowym lub EAN.";
const offlineText = "Nie ma połączenia z\u00a0internetem. Sprawdź je i\u00a0spróbuj ponownie.";
const failureText =
  "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę, a\u00a0jeśli błąd się powtarza, daj nam znać.";

/** Path and label of a link, and the feature without which it is left out. */
type Way = readonly [to: string, label: string, feature?: Feature];

const waysFromError: readonly Way[] = [
  ["/", "Powrót do strony głównej"],
  [paths.contact, "Kontakt"],
];
const waysFromMissing: readonly Way[] = [
  ["/", "Powrót do strony głównej"],
  [paths.products, "Zobacz produkty"],
  [paths.spareParts, "Znajdź część zamienną", "spareParts"],
  [paths.fitCheck, "Sprawdź, czy pasuje", "fitCheck"],
];

/**
 * Returns the HTTP status for a thrown value: the status of a thrown response, 503 for the answer of something else, or 500
 * for anything else (behaviour 12.5).
 */
function errorStatus(error: unknown): number {
  if (error instanceof ForeignAnswer) return 503;
  return isRouteErrorResponse(error) ? error.status : 500;
}

export function errorName(status: number): string {
  return names[status] ?? (status < 500 ? "Bad Request" : "Internal Server Error");
}

/** What the error page has in place of the page's `meta`, which may fail on the same data. */
export function ErrorMeta({ error }: { error: unknown }) {
  const status = errorStatus(error);
  return (
    <>
      <title>{`${status} – ${errorName(status)}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Error page for any status. `message` replaces the default text. */
export function ErrorPage({ status, message }: { status: number; message?: string }) {
  const { pathname, search } = useLocation();
  const isOffline = useHydrated() && !navigator.onLine;
  const hasFeature = useHasFeature();
  const isMissing = status === 404;
  const mayRecover = status >= 500;
  return (
    <div className="container-page py-16 text-center lg:py-20">
      <p className="text-display font-semibold text-primary">{status}</p>
      <h1 tabIndex={-1} className="mt-2 text-title">
        {headings[status] ?? "Coś poszło nie tak"}
      </h1>
      <p className="mt-3 break-words text-sm text-muted" lang="en">
        {errorName(status) + (isMissing && pathname !== "/404" ? `: ${decoded(pathname, pathname)}` : "")}
      </p>
      <p className="mx-auto mt-4 max-w-prose">
        {message ?? (isMissing ? missingText : isOffline ? offlineText : failureText)}
      </p>
      {isMissing && (
        <div className="mx-auto max-w-xl text-left">
          <SearchForm />
        </div>
      )}
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {mayRecover && (
          // Loads a document, except offline, when the browser would show its own error page.
          <Link
            to={pathname + search}
            target={isOffline ? undefined : "_self"}
            className="button button-primary"
          >
            Spróbuj ponownie
          </Link>
        )}
        {(isMissing ? waysFromMissing : waysFromError)
          .filter(([, , feature]) => !feature || hasFeature(feature))
          .map(([to, label]) => (
            <Link key={to} to={to} className="button button-secondary">
              {label}
            </Link>
          ))}
      </p>
    </div>
  );
}

/**
 * Error boundary of the site. It can safely show the text of a thrown response and of a foreign answer, because the site's own
 * code wrote that text.
 */
export function RouteErrorPage() {
  const error = useRouteError();
  const text = error instanceof ForeignAnswer ? error.message : isRouteErrorResponse(error) && error.data;
  return (
    <ErrorPage status={errorStatus(error)} message={typeof text === "string" && text ? text : undefined} />
  );
}
