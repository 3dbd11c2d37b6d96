import { z } from "zod";
import { extendedFields, labelledFields, listOf } from "../field-labels.server";
import {
  emailAddress,
  exactText,
  identifier,
  isoDate,
  shownSentences,
  shownText,
  sitePath,
} from "../fields.server";

const message = labelledFields({ title: [shownText, "Tytuł"], text: [shownSentences, "Tekst"] });
const question = extendedFields(message, {
  buttonLabel: [shownText, "Napis na przycisku"],
});

/** Text of a consent, with its version. The text is not typeset, because it is stored with each submission as proof. */
const consent = labelledFields({
  version: [z.int().positive(), "Wersja", "o jeden więcej po każdej zmianie treści"],
  validFrom: [isoDate, "Obowiązuje od"],
  text: [exactText.meta({ editor: "text" }), "Treść zgody"],
});

const mailTexts = {
  subject: [exactText, "Temat"],
  preheader: [exactText, "Zajawka"],
  body: [exactText.meta({ editor: "text" }), "Treść"],
} as const;

/** Texts of the newsletter: of its form, email and pages. */
export const newsletter = labelledFields({
  title: [shownText, "Tytuł"],
  lead: [shownSentences, "Wstęp"],
  emailLabel: [shownText, "Etykieta pola na adres"],
  submitLabel: [shownText, "Napis na przycisku"],
  consent: [consent, "Zgoda"],
  information: [shownSentences, "Informacja o danych osobowych"],
  informationTo: [sitePath, "Strona z informacją"],
  mail: [
    labelledFields({
      fromName: [exactText, "Nazwa nadawcy"],
      fromAddress: [emailAddress, "Adres nadawcy"],
      confirmation: [
        labelledFields({ ...mailTexts, buttonLabel: [exactText, "Napis na przycisku"] }),
        "Prośba o potwierdzenie",
      ],
    }),
    "Wiadomość z linkiem",
  ],
  pages: [
    labelledFields({
      sent: [message, "Formularz wysłany"],
      confirm: [question, "Pytanie o potwierdzenie"],
      confirmed: [message, "Potwierdzone"],
      unsubscribe: [question, "Pytanie o wypisanie"],
      unsubscribed: [message, "Wypisane"],
      invalid: [message, "Link wygasł"],
    }),
    "Strony po wysłaniu i kliknięciu",
  ],
});

/** Texts of project enquiries: of the form, the confirmation email and the page shown afterwards. */
export const enquiries = labelledFields({
  title: [shownText, "Tytuł"],
  lead: [shownSentences, "Wstęp"],
  department: [identifier, "Dział", "identyfikator działu, na którego adres przychodzą zapytania"],
  consent: [consent, "Zgoda"],
  information: [shownSentences, "Informacja o danych osobowych"],
  informationTo: [sitePath, "Strona z informacją"],
  receipt: [labelledFields(mailTexts), "Potwierdzenie dla pytającego"],
  sent: [message, "Zapytanie wysłane"],
});

/** An example of a filled project list, to which the page of an empty list links. */
export const projectExample = labelledFields({
  title: [shownText, "Tytuł", "po słowach „Zobacz przykład:”"],
  rooms: [
    listOf({
      name: [exactText.max(30), "Pomieszczenie"],
      lines: [
        listOf({
          code: [exactText, "Numer katalogowy", "z wykończeniem, np. AB-120-CH"],
          quantity: [z.int().min(1).max(999), "Ilość"],
        }).min(1),
        "Pozycje",
      ],
    }).min(1),
    "Pomieszczenia",
  ],
});
