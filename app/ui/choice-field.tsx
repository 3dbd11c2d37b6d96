type ChoiceFieldProps = {
  name: string;
  label: string;
  /** Label of the option that does not filter. */
  all: string;
  chosen: string;
  choices: readonly { id: string; label: string; count?: number }[];
};

/** A labelled list of choices, of which one may be chosen. */
export function ChoiceField({ name, label, all, chosen, choices }: ChoiceFieldProps) {
  return (
    <label className="grid gap-1.5">
      <span className="font-medium">{label}</span>
      <select name={name} defaultValue={chosen} className="field-input">
        <option value="">{all}</option>
        {choices.map(({ id, label: text, count }) => (
          <option key={id} value={id}>
            {count === undefined ? text : `${text} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
