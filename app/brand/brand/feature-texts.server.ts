import { z } from "zod";
import { extendedFields, labelledFields, listOf } from "~/content/field-labels.server";
import { field } from "~/content/fields.server";

const message = labelledFields({ title: [field.shownText, "Tytuł"], text: [field.shownSentences, "Tekst"] });
const question = extendedFields(message, {
  buttonLabel: [field.shownText, "Napis na przycisku"],
});

/** Text of a consent, with its version. The text is not typeset, because it is stored with each submission as proof. */
const consent = labelledFields({
  version: [z.int().positive(), "Wersja", "o jeden więcej po każdej zmianie treści"],
  validFrom: [field.isoDate, "Obowiązuje od"],
  text: [field.exactText.meta({ editor: "text" }), "Treść zgody"],
});

const mailTexts = {
  subject: [field.exactText, "Temat"],
  preheader: [field.exactText, "Zajawka"],
  body: [field.exactText.meta({ editor: "text" }), "Treść"],
} as const;

/** Texts of the newsletter: of its form, email and pages. */
export const newsletter = labelledFields({
  title: [field.shownText, "Tytuł"],
  lead: [field.shownSentences, "Wstęp"],
  emailLabel: [field.shownText, "Etykieta pola na adres"],
  submitLabel: [field.shownText, "Napis na przycisku"],
  consent: [consent, "Zgoda"],
  information: [field.shownSentences, "Informacja o danych osobowych"],
  informationTo: [field.sitePath, "Strona z informacją"],
  mail: [
    labelledFields({
      fromName: [field.exactText, "Nazwa nadawcy"],
      fromAddress: [field.emailAddress, "Adres nadawcy"],
      confirmation: [
        labelledFields({ ...mailTexts, buttonLabel: [field.exactText, "Napis na przycisku"] }),
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
  title: [field.shownText, "Tytuł"],
  lead: [field.shownSentences, "Wstęp"],
  department: [field.identifier, "Dział", "identyfikator działu, na którego adres przychodzą zapytania"],
  consent: [consent, "Zgoda"],
  information: [field.shownSentences, "Informacja o danych osobowych"],
  informationTo: [field.sitePath, "Strona z informacją"],
  receipt: [labelledFields(mailTexts), "Potwierdzenie dla pytającego"],
  sent: [message, "Zapytanie wysłane"],
});

/** An example of a filled project list, to which the page of an empty list links. */
export const projectExample = labelledFields({
  title: [field.shownText, "Tytuł", "po słowach „Zobacz przykład:”"],
  rooms: [
    listOf({
      name: [field.exactText.max(30), "Pomieszczenie"],
      lines: [
        listOf({
          code: [field.exactText, "Numer katalogowy", "z wykończeniem, np. AB-120-CH"],
          quantity: [z.int().min(1).max(999), "Ilość"],
        }).min(1),
        "Pozycje",
      ],
    }).min(1),
    "Pomieszczenia",
  ],
});
