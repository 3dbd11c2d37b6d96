import\u00a0{ isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import\u00a0{ useHydrated } from "remix-utils/use-hydrated";
import\u00a0{ Link } from "~/ui/link";

const\u00a0names: Record<number, string> = {
\u00a0 404: "Page Not Found",
\u00a0 405: "Method Not Allowed",
\u00a0 500: "Internal Server Error",
\u00a0 503: "Service Unavailable",
};

const\u00a0missingText = "Tej strony nie ma albo zmieniła adres. Zacznij od produktów lub od strony głównej.";
const\u00a0offlineText = "Nie ma połączenia z internetem. Sprawdź je i spróbuj ponownie.";
const\u00a0failureText =
\u00a0 "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę, a jeśli błąd się powtarza, daj nam znać.";

/**\u00a0The status of whatever was thrown: that of a response, 500 for everything else (specification §8). */
export\u00a0function errorStatus(error: unknown): number {
\u00a0 return isRouteErrorResponse(error) ? error.status : 500;
}

export\u00a0function errorName(status: number): string {
\u00a0 return names[status] ?? (status < 500 ? "Bad Request" : "Internal Server Error");
}

/**\u00a0What a visitor sees for a 404 or any other error, within the site's frame where that is possible. */
export\u00a0function ErrorPage({ status, message }: { status: number; message?: string }) {
\u00a0 const { pathname, search } = useLocation();
\u00a0 const isOffline = useHydrated() && !navigator.onLine;
\u00a0 const isMissing = status === 404;
\u00a0 const mayRecover = status >= 500;
\u00a0 return (
\u00a0   <div className="container-page py-20 text-center lg:py-32">
\u00a0     <p className="text-display font-semibold text-primary">{status}</p>
\u00a0     <h1 tabIndex={-1} className="mt-2 text-title" lang="en">
\u00a0       {errorName(status)}
\u00a0     </h1>
\u00a0     {isMissing && (
\u00a0       <p className="mt-4 break-words text-subtitle text-muted">{`Page Not Found: ${readable(pathname)}`}</p>
\u00a0     )}
\u00a0     <p className="mx-auto mt-4 max-w-prose">
\u00a0       {message ?? (isMissing ? missingText : isOffline ? offlineText : failureText)}
\u00a0     </p>
\u00a0     <div className="mt-8 flex flex-wrap justify-center gap-3">
\u00a0       {mayRecover && (
\u00a0         <Link to={pathname + search} replace className="button button-primary">
\u00a0           Spróbuj ponownie
\u00a0         </Link>
\u00a0       )}
\u00a0       <Link to="/" className={`button ${mayRecover ? "button-secondary" : "button-primary"}`}>
\u00a0         Powrót do strony głównej
\u00a0       </Link>
\u00a0       <Link to={isMissing ? "/produkty" : "/kontakt"} className="button button-secondary">
\u00a0         {isMissing ? "Zobacz produkty" : "Kontakt"}
\u00a0       </Link>
\u00a0     </div>
\u00a0   </div>
\u00a0 );
}

/**\u00a0The error boundary of the site. A response's text, where our own code gave one, is shown to the visitor. */
export\u00a0function RouteErrorPage() {
\u00a0 const error = useRouteError();
\u00a0 const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
\u00a0 return <ErrorPage status={errorStatus(error)} message={message || undefined} />;
}

function\u00a0readable(path: string): string {
\u00a0 try {
\u00a0   return decodeURI(path);
\u00a0 } catch {
\u00a0   return path;
\u00a0 }
}
