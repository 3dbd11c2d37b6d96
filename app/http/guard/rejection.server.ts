import type { Request, Response as ServedResponse } from "express";
import { escapeMarkup } from "lib/formats/markup";
import { rejectionStyle } from "~/http/rejection-style.server";
import { isDataRequest, rejectedDataHeaders } from "~/remix/data-requests";

type Message = [title: string, advice: string];

const messages: Record<number, Message> = {
  400: [
    "Nieprawidłowe żądanie",
    "Tego adresu nie umiemy odczytać. Sprawdź, czy został skopiowany w całości.",
  ],
  403: ["Odmowa", "Formularz wysłano z innej strony. Otwórz go u nas i wyślij ponownie."],
  404: ["Nie ma takiego pliku", "Plik zmienił adres albo został usunięty."],
  405: ["Niedozwolona metoda", "Ten adres można tylko odczytać."],
  408: ["Żądanie trwało zbyt długo", "Sprawdź połączenie i spróbuj ponownie."],
  413: [
    "Za dużo danych",
    "Formularz jest za duży. Wróć i wyślij go w mniejszych częściach: długą listę po kilkaset wierszy.",
  ],
  414: ["Za długi adres", "Adres może mieć najwyżej 4096 bajtów."],
  415: ["Nieobsługiwany rodzaj danych", "Ten adres przyjmuje tylko zwykły formularz."],
  416: ["Nie ma takiej części pliku", "Pobierz plik od początku."],
  417: ["Niespełnione oczekiwanie", "Tego, czego żądanie oczekuje od serwera, nie umiemy spełnić."],
  421: ["Nieznana domena", "Pod tą nazwą nie prowadzimy żadnego serwisu."],
  429: ["Za dużo prób", "Odczekaj chwilę i spróbuj ponownie."],
  431: [
    "Za długie żądanie",
    "Adres może mieć najwyżej 4096 bajtów. Jeśli jest krótszy, usuń pliki cookie tej strony i spróbuj ponownie.",
  ],
  500: ["Błąd serwera", "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę."],
  503: ["Chwilowo niedostępne", "Spróbuj ponownie za kilka sekund."],
};

const unknown: Message = ["Błąd", "Spróbuj ponownie za chwilę."];

const home = { to: "/", label: "Powrót do strony głównej" };

/** Returns a short HTML page that loads no other resources; title and advice default to those of the status. */
export function rejectionPage(
  status: number,
  [title, advice]: Message = messages[status] ?? unknown,
  back = home,
): string {
  return `<!DOCTYPE html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${status} – ${title}</title>
<style>${rejectionStyle}</style>
</head>
<body>
<main>
<b>${status}</b>
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="${escapeMarkup(back.to)}">${back.label}</a></p>
</main>
</body>
</html>
`;
}

/**
 * Sends a rejection: JSON for `/api/` and Remix's data requests, otherwise a short page (behaviour 21.8). The response
 * is never cached. After a rejected data request, Remix's client shows the site's own error page.
 */
export function reject(
  request: Request,
  response: ServedResponse,
  status: number,
  headers: Record<string, string> = {},
) {
  response.status(status).set({ "Cache-Control": "no-store", ...headers });
  const isData = isDataRequest(request.originalUrl);
  if (isData) response.set(rejectedDataHeaders);
  if (isData || request.originalUrl.startsWith("/api/")) {
    response.json({ message: (messages[status] ?? unknown).join(". ") });
  } else {
    response.type("html").send(rejectionPage(status));
  }
}

/**
 * Value of `Retry-After`, in seconds: long enough for a burst of load to drain, short enough for visitors to wait
 * (behaviour 21.7).
 */
const retryAfterSeconds = "5";

/**
 * Rejects a request temporarily, with `Retry-After`: 429 if the caller exceeds a limit, 503 on overload, or for a file
 * that the build is still making.
 */
export function rejectForNow(request: Request, response: ServedResponse, status: 429 | 503 = 503) {
  reject(request, response, status, { "Retry-After": retryAfterSeconds });
}

/** Returns a rejection page as a `Response`, for resource routes. */
export function rejection(
  status: number,
  { message, back, ...headers }: { message?: Message; back?: typeof home; "Retry-After"?: string } = {},
): Response {
  return new Response(rejectionPage(status, message, back), {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}

/** Returns a 503 with `Retry-After` as a `Response`, for resource routes. */
export function rejectionForNow(): Response {
  return rejection(503, { "Retry-After": retryAfterSeconds });
}
