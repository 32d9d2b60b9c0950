import type { ReactNode } from "react";
import { SearchField, Select } from "../../ui/form/input.tsx";
import type { ListFilters } from "./list-address.ts";
import styles from "./list-tools.module.css";

export function ListTools({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tools} role="search">
      <div className={styles.wishes}>{children}</div>
      {action}
    </div>
  );
}

export interface FiltersOf {
  filters: ListFilters;
  narrow: (change: ListFilters) => void;
}

interface FilterProps {
  list: FiltersOf;
  name: string;
  label: string;
}

export function FilterSearch({
  list: { filters, narrow },
  name,
  label,
  placeholder,
}: FilterProps & { placeholder: string }) {
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={filters[name] ?? ""}
      onChange={(event) => narrow({ [name]: event.target.value })}
    />
  );
}

interface FilterChoiceProps extends FilterProps {
  /** The label for no filter. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
}

export function FilterChoice({ list: { filters, narrow }, name, label, all, options }: FilterChoiceProps) {
  return (
    <Select aria-label={label} value={filters[name] ?? ""} onChange={(event) => narrow({ [name]: event.target.value })}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
