import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { ChoiceField } from "~/ui/choice-field";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { DateText, EmptyState, PageHeader, Prose, Swatch, TitledSection, ToolDrawing } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { Picture } from "~/ui/pictures";
import { SmallPicture } from "~/ui/small-picture";
import { Table } from "~/ui/table";
import { ToastCard } from "~/ui/toast-card";
import { addToast } from "~/ui/toasts";
import styles from "./ui-parts.css?url";

export const meta: MetaFunction = () => [{ title: "Części interfejsu" }];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Each part of `app/ui/` in both themes, for whoever changes one. Only development has this page (`app/routes.ts`). */
export default function UiParts() {
  return (
    <>
      <PageHeader title="Części interfejsu" lead="Wszystko, z czego są strony." drawing="project">
        <button
          type="button"
          className="button button-secondary mt-4"
          onClick={() => addToast(toast("info"))}
        >
          Powiadom
        </button>
      </PageHeader>
      <Theme name="light" title="Motyw jasny" />
      <Theme name="dark" title="Motyw ciemny" />
    </>
  );
}

const toast = (color: (typeof colours)[number]) => ({ color, title: "Tytuł", description: "Opis." });
const colours = ["success", "info", "warning", "error"] as const;

function Theme({ name, title }: { name: "light" | "dark"; title: string }) {
  return (
    <div className={`parts-${name}`}>
      <TitledSection id={name} title={title} className="container-page grid gap-8 py-10">
        <p className="flex flex-wrap items-center gap-4">
          {["button-primary", "button-secondary", "button-quiet"].map((look) => (
            <button key={look} type="button" className={`button ${look}`}>
              {look}
            </button>
          ))}
          <CopyButton text="Kopia" label="Kopiuj" isIcon />
          {["link", "data-link", "arrow-link", "chip"].map((look) => (
            <Link key={look} to="/" className={look}>
              {look}
            </Link>
          ))}
          <Link to="/" className="chip" aria-current="true">
            chip
          </Link>
          <span className="badge">badge</span>
          <Swatch look={{ colour: "silver", sheen: "polished" }} className="size-6" />
          <Icon name="search" />
          <DateText date="2026-11-29" />
        </p>
        <div className="grid max-w-xl gap-4">
          <input className="field-input" aria-label="Pole z&nbsp;błędem" aria-invalid="true" />
          <ChoiceField name={name} label="Wybór" all="Wszystkie" chosen="" choices={[]} />
          <label className="flex gap-3">
            <input type="checkbox" className="checkbox" /> Zgoda
          </label>
        </div>
        <Table caption={`Tabela, ${title}`} heads={["Nazwa", "Numer"]}>
          <tr>
            <td>Regulator</td>
            <td>
              <Link to="/" className="link">
                Numer części
              </Link>
            </td>
          </tr>
        </Table>
        <Prose html="<p>Tekst z <a href='/'>odnośnikiem</a>.</p><ul><li>Punkt</li></ul>" />
        <div className="grid gap-4 sm:grid-cols-2">
          {colours.map((color) => (
            <ToastCard key={color} {...toast(color)} />
          ))}
        </div>
        <EmptyState title="Nic tu nie ma" text="Dlaczego, i co dalej." action={{ label: "Dalej", to: "/" }} />
        <Pagination page={3} pages={9} pageTo={(page) => `/?strona=${page}`} label={`Strony, ${title}`} />
        <div className="grid grid-cols-3 gap-4">
          <Picture picture={{ src: "home/hero", alt: "Zdjęcie" }} sizes="30vw" className="w-full" />
          <SmallPicture src={null} sizes="30vw" className="w-full" />
          <ToolDrawing name="comparison" />
        </div>
      </TitledSection>
    </div>
  );
}
