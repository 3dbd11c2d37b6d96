import { z } from "zod";
import {
  emailAddress,
  exactText,
  identifier,
  isoDate,
  shownSentences,
  shownText,
  sitePath,
} from "../fields/fields.server";
import { labelled } from "../fields/labels.server";

const messageLabels = { title: "Tytuł", text: "Tekst" };
const message = labelled(z.strictObject({ title: shownText, text: shownSentences }), messageLabels);
const question = labelled(message.extend({ buttonLabel: shownText }), {
  ...messageLabels,
  buttonLabel: "Napis na przycisku",
});

/** Text of a consent, with its version. The text is not typeset, because it is stored with each submission as proof. */
const consent = labelled(
  z.strictObject({
    version: z.int().positive(),
    validFrom: isoDate,
    text: exactText.meta({ editor: "text" }),
  }),
  {
    version: ["Wersja", "o jeden więcej po każdej zmianie treści"],
    validFrom: "Obowiązuje od",
    text: "Treść zgody",
  },
);

/** Texts of the newsletter: of its form, email and pages. */
export const newsletter = labelled(
  z.strictObject({
    title: shownText,
    lead: shownSentences,
    emailLabel: shownText,
    submitLabel: shownText,
    consent,
    information: shownSentences,
    informationTo: sitePath,
    mail: labelled(
      z.strictObject({
        fromName: exactText,
        fromAddress: emailAddress,
        confirmation: labelled(
          z.strictObject({
            subject: exactText,
            preheader: exactText,
            body: exactText.meta({ editor: "text" }),
            buttonLabel: exactText,
          }),
          { subject: "Temat", preheader: "Zajawka", body: "Treść", buttonLabel: "Napis na przycisku" },
        ),
      }),
      { fromName: "Nazwa nadawcy", fromAddress: "Adres nadawcy", confirmation: "Prośba o potwierdzenie" },
    ),
    pages: labelled(
      z.strictObject({
        sent: message,
        confirm: question,
        confirmed: message,
        unsubscribe: question,
        unsubscribed: message,
        invalid: message,
      }),
      {
        sent: "Formularz wysłany",
        confirm: "Pytanie o potwierdzenie",
        confirmed: "Potwierdzone",
        unsubscribe: "Pytanie o wypisanie",
        unsubscribed: "Wypisane",
        invalid: "Link wygasł",
      },
    ),
  }),
  {
    title: "Tytuł",
    lead: "Wstęp",
    emailLabel: "Etykieta pola na adres",
    submitLabel: "Napis na przycisku",
    consent: "Zgoda",
    information: "Informacja o danych osobowych",
    informationTo: "Strona z informacją",
    mail: "Wiadomość z linkiem",
    pages: "Strony po wysłaniu i kliknięciu",
  },
);

/** Texts of project enquiries: of the form, the confirmation email and the page shown afterwards. */
export const enquiries = labelled(
  z.strictObject({
    title: shownText,
    lead: shownSentences,
    department: identifier,
    consent,
    information: shownSentences,
    informationTo: sitePath,
    receipt: labelled(
      z.strictObject({
        subject: exactText,
        preheader: exactText,
        body: exactText.meta({ editor: "text" }),
      }),
      { subject: "Temat", preheader: "Zajawka", body: "Treść" },
    ),
    sent: message,
  }),
  {
    title: "Tytuł",
    lead: "Wstęp",
    department: ["Dział", "identyfikator działu, na którego adres przychodzą zapytania"],
    consent: "Zgoda",
    information: "Informacja o danych osobowych",
    informationTo: "Strona z informacją",
    receipt: "Potwierdzenie dla pytającego",
    sent: "Zapytanie wysłane",
  },
);

/** A filled project list, to which the page of an empty list leads. */
export const projectExample = labelled(
  z.strictObject({
    title: shownText,
    rooms: z
      .array(
        labelled(
          z.strictObject({
            name: exactText.max(30),
            lines: z
              .array(
                labelled(z.strictObject({ code: exactText, quantity: z.int().min(1).max(999) }), {
                  code: ["Numer katalogowy", "z wykończeniem, np. AB-120-CH"],
                  quantity: "Ilość",
                }),
              )
              .min(1),
          }),
          { name: "Pomieszczenie", lines: "Pozycje" },
        ),
      )
      .min(1),
  }),
  { title: ["Tytuł", "po słowach „Zobacz przykład:”"], rooms: "Pomieszczenia" },
);
