import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { categoryPicture } from "~/catalogue/category-view";
import type { Category } from "~/range/tree";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";

/** Time in ms after which the class of the slide-in animation is removed (behaviour 4.3). */
const slideInMs = 1_000;

/**
 * Minimum time in ms that the pointer must stay on a category to select it. During a shorter stay, the pointer is only
 * on its way to the sub-categories (behaviour 4.3).
 */
const hoverMs = 80;

type ProductsPanelWideProps = { categories: Category[]; action: string };

/**
 * Products panel on desktops. Hovering over a category, or focusing it, shows its sub-categories and its picture
 * (behaviour 4.3).
 */
export function ProductsPanelWide({ categories, action }: ProductsPanelWideProps) {
  const [shownId, setShownId] = useState(categories[0]?.id);
  const pointed = useRef<{ id: number; timer: ReturnType<typeof setTimeout> }>();
  const hint = useId();
  const shown = categories.find(({ id }) => id === shownId) ?? categories[0];

  /** Called only on `pointermove`, so that nothing is selected when the panel slides in under a resting pointer. */
  function pointAt(id: number) {
    if (pointed.current?.id === id) return;
    pointed.current = { id, timer: setTimeout(setShownId, hoverMs, id) };
  }

  function stopPointing() {
    clearTimeout(pointed.current?.timer);
    pointed.current = undefined;
  }

  return (
    <div className="grid grid-cols-[minmax(15rem,2fr)_7fr] gap-10">
      <ul data-column className="border-r border-line pr-6">
        {categories.map(({ id, label, to, children }) => (
          <li key={id}>
            <Link
              to={to}
              aria-describedby={children.length > 0 ? hint : undefined}
              data-shown={id === shown?.id || undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-3 py-2 font-medium data-shown:bg-primary-soft data-shown:text-primary-strong"
              onKeyDown={moveWithArrows}
              onFocus={() => setShownId(id)}
              onPointerMove={() => pointAt(id)}
              onPointerLeave={stopPointing}
            >
              {label}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      <p id={hint} hidden>
        Strzałka w&nbsp;prawo: podkategorie
      </p>
      {shown && <CategoryDetails key={shown.id} category={shown} action={action} />}
    </div>
  );
}

/** Remounted for each category. Text that a translator has rewritten is thus replaced as a whole, never patched. */
function CategoryDetails({ category, action }: { category: Category; action: string }) {
  const [isSliding, setSliding] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setSliding, slideInMs, false);
    return () => clearTimeout(timer);
  }, []);
  const src = categoryPicture(category.image);
  return (
    <div data-column className={`grid grid-cols-[2fr_3fr] items-start gap-10 ${isSliding ? "slide-in" : ""}`}>
      <div>
        <h3 className="text-subtitle">{category.label}</h3>
        <ul className="mt-2">
          {category.children.map(({ id, label, to }) => (
            <li key={id}>
              <Link
                to={to}
                className="flex min-h-11 items-center text-muted hover:text-primary hover:underline"
                onKeyDown={moveWithArrows}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={category.to} className="arrow-link mt-2" onKeyDown={moveWithArrows}>
          {action}
          <Icon name="arrow-right" />
        </Link>
      </div>
      {src && (
        <Picture
          picture={{ src, alt: "" }}
          sizes="34rem"
          className="aspect-[4/3] w-full rounded-xl object-cover"
        />
      )}
    </div>
  );
}

/** Moves the focus with arrow keys: up and down in a list, right to the sub-categories, left back to the categories. */
function moveWithArrows(event: KeyboardEvent<HTMLAnchorElement>) {
  const columns = event.currentTarget.closest("dialog")?.querySelectorAll("[data-column]") ?? [];
  const [categories = [], details = []] = [...columns].map((column) => [...column.querySelectorAll("a")]);
  const isCategory = categories.includes(event.currentTarget);
  const list = isCategory ? categories : details;
  const position = list.indexOf(event.currentTarget);
  const target = {
    ArrowDown: list[(position + 1) % list.length],
    ArrowUp: list.at(position - 1),
    ArrowRight: isCategory ? details[0] : undefined,
    ArrowLeft: isCategory ? undefined : categories.find(({ dataset }) => dataset.shown),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
