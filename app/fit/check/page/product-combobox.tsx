import { plural } from "lib/polish/plural";
import { useId, useState } from "react";
import { optionLook } from "~/search/option-look";
import { useCombobox } from "~/search/use-combobox";
import { lengthLimit } from "~/ui/length-limit";
import type { ChoiceGroup, ProductChoice } from "../choices";
import { choiceLabel, chosenBy, matching, type Offer } from "../offer";
import { Thumbnail } from "./product-line";

export type ProductComboboxProps = {
  id: string;
  name: "a" | "b";
  offer: Offer;
  /** Slug of the chosen product; empty if there is none. */
  chosen: string;
  /** Number of a product, as an example of what to type. */
  example: string;
  onChoose: (slug: string) => void;
};

/**
 * A field in which one types a catalogue number or words and sees the products that match (ARIA Authoring Practices,
 * „Combobox”). What is submitted is the chosen product or else the text, which the server can read as a number or EAN.
 */
export function ProductCombobox({ id, name, offer, chosen, example, onChoose }: ProductComboboxProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState(() => labelOf(chosen, offer));
  const [isOpen, setOpen] = useState(false);
  // A text that names the chosen product does not narrow the list: the visitor may want another.
  const isQuery = text !== labelOf(chosen, offer);

  function type(typed: string) {
    const offered = [...offer.paired, ...offer.others];
    const found = chosenBy(offered, typed);
    const isNumber = /\d/.test(typed) && matching(offered, typed).length === 0;
    field?.setCustomValidity(typed.trim() && !found && !isNumber ? unclear : "");
    setText(typed);
    setOpen(true);
    onChoose(found?.slug ?? "");
  }

  function pick(product: ProductChoice) {
    field?.setCustomValidity("");
    setText(choiceLabel(product));
    setOpen(false);
    onChoose(product.slug);
  }

  return (
    <>
      <input type="hidden" name={name} value={chosen || text.trim()} />
      <input
        ref={setField}
        id={id}
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => {
          target.select();
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        placeholder={`Numer lub nazwa, np. ${example}`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...lengthLimit(100)}
        className="field-input"
      />
      {field && (
        <Options field={field} offer={offer} query={isQuery ? text : ""} isShown={isOpen} onPick={pick} />
      )}
    </>
  );
}

const unclear = "Wybierz produkt z\u00a0listy albo wpisz numer katalogowy.";

function labelOf(slug: string, { paired, others }: Offer): string {
  const product = [...paired, ...others].flatMap(({ products }) => products).find((one) => one.slug === slug);
  return product ? choiceLabel(product) : "";
}

type OptionsProps = {
  field: HTMLInputElement;
  offer: Offer;
  query: string;
  isShown: boolean;
  onPick: (product: ProductChoice) => void;
};

function Options({ field, offer, query, isShown, onPick }: OptionsProps) {
  const id = useId();
  const [paired, others] = [matching(offer.paired, query), matching(offer.others, query)];
  const products = [...paired, ...others].flatMap((group) => group.products);
  const optionId = ({ slug }: ProductChoice) => `${id}${slug}`;
  const listId = `${id}list`;
  const { isOpen, activeId } = useCombobox(field, {
    listId,
    optionIds: isShown ? products.map(optionId) : [],
  });
  const listed = (groups: ChoiceGroup[]) =>
    groups.map(({ kind, label, products }) => (
      <fieldset key={kind} aria-labelledby={`${id}${kind}`}>
        <div
          id={`${id}${kind}`}
          role="presentation"
          className="px-3 pt-3 pb-1 text-sm font-semibold text-muted"
        >
          {label}
        </div>
        {products.map((product) => (
          <button
            key={product.slug}
            type="button"
            role="option"
            id={optionId(product)}
            tabIndex={-1}
            aria-selected={optionId(product) === activeId}
            onClick={() => onPick(product)}
            className={`${optionLook} w-full text-start`}
          >
            <Thumbnail picture={product.picture} />
            <span>
              {product.name}
              <span className="block text-sm text-muted" translate="no">
                {product.code}
              </span>
            </span>
          </button>
        ))}
      </fieldset>
    ));
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label="Produkty"
        hidden={!isOpen}
        // Keeps the focus, and a phone's keyboard, with the field.
        onMouseDown={(event) => event.preventDefault()}
        className="option-list"
      >
        {listed(paired)}
        {others.length > 0 && (
          <p role="presentation" className="fit-options-rest">
            {paired.length > 0
              ? "Pozostałe, bez reguły z\u00a0pierwszym produktem"
              : "Bez reguły z\u00a0pierwszym produktem"}
          </p>
        )}
        {listed(others)}
      </div>
      <p role="status" className={isShown && products.length === 0 ? "text-sm text-muted" : "sr-only"}>
        {isShown && query && statusOf(products.length)}
      </p>
    </>
  );
}

function statusOf(count: number): string {
  if (count === 0) return "Nie ma go na liście. Numer lub EAN możesz sprawdzić mimo to.";
  return plural(count, { one: "produkt", few: "produkty", many: "produktów" });
}
