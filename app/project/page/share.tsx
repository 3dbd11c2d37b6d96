import { useHydrated } from "remix-utils/use-hydrated";
import { useBrandName } from "~/brand/use-brand";
import { StaticPart } from "~/remix/static-parts";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icons";
import { TitledSection } from "~/ui/page";
import { lineCount } from "../list/words";

export type ShareProjectProps = {
  /** Absolute URL of the list. */
  href: string;
  /** The part of the page with the QR code of this URL; `null` until the server has drawn it. */
  code: Record<typeof codeId, string> | null;
  lines: number;
  /** Name of the project. */
  name: string;
};

/** Id of the part of the page with the QR code. */
export const codeId = "kod-qr";
/**
 * Maximum URL length for a QR code, in bytes. A longer URL would make the code too dense for phones to read from paper.
 */
export const maxCodedBytes = 1_000;
/** Longest `mailto:` URL, in characters, that Windows opens. */
const maxMailto = 2_000;

/** Buttons that copy or email the list's URL, print the page, and share the URL if the browser has a share dialog. */
export function ShareProject({ href, code, lines, name }: ShareProjectProps) {
  const subject = [name, `Lista projektowa – ${useBrandName()}`].filter(Boolean).join(" – ");
  const isScripted = useHydrated();
  // `URLSearchParams` would encode spaces as `+`, which mail clients do not decode. Their lines end with CRLF (RFC 6068).
  const mailWith = (url: string) =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}, ${lineCount(lines)}:\r\n${url}`)}`;
  const isLong = mailWith(href).length > maxMailto;
  return (
    <TitledSection id="wyslij" title="Zachowaj i wyślij">
      <label className="mt-4 grid gap-1.5 print:hidden">
        <span className="font-medium">Adres listy</span>
        <input readOnly value={href} className="field-input" onFocus={({ target }) => target.select()} />
      </label>
      <p className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
        <a href={mailWith(isLong ? "" : href)} className="button button-secondary">
          <Icon name="mail" />
          Wyślij e-mailem
        </a>
        <CopyButton text={href} label="Kopiuj adres" look="button button-secondary" />
        <button
          type="button"
          className={`button button-secondary ${isScripted ? "" : "invisible"}`}
          onClick={() => print()}
        >
          <Icon name="printer" />
          Drukuj
        </button>
        {isScripted && "share" in navigator && (
          <button
            type="button"
            className="button button-secondary"
            // `share` rejects when the visitor closes the dialog, which is not an error.
            onClick={() => navigator.share({ title: subject, url: href }).catch(() => {})}
          >
            <Icon name="share-2" />
            Udostępnij
          </button>
        )}
      </p>
      {isLong && (
        <p className="mt-3 text-sm text-muted print:hidden">
          Adres tej listy jest za długi, żeby sam trafił do wiadomości: skopiuj go i&nbsp;wklej albo dołącz
          plik PDF lub Excel.
        </p>
      )}
      {href.length > maxCodedBytes && (
        <p className="mt-3 text-sm text-muted print:hidden">
          Kodu QR nie ma: przy tak długim adresie telefon nie odczytałby go z&nbsp;kartki.
        </p>
      )}
      <p className="mt-4 hidden text-sm break-all print:block">{href}</p>
      {code && href.length <= maxCodedBytes && (
        <details className="wide-open mt-2">
          <summary className="flex min-h-11 items-center gap-2 font-semibold md:hidden print:hidden">
            <Icon name="chevron-down" />
            Pokaż kod QR
          </summary>
          <StaticPart
            parts={code}
            id={codeId}
            className="project-qr mt-2 max-w-full overflow-hidden rounded-lg"
          />
        </details>
      )}
    </TitledSection>
  );
}
