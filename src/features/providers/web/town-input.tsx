import { useId, useState, type ComponentProps } from "react";
import type { Province } from "../../../contract/primitives.ts";
import { Input } from "../../../ui/input.tsx";
import { report } from "../../../ui/report.ts";
import { findProvince, type Gazetteer } from "./find-province.ts";

interface TownInputProps extends ComponentProps<"input"> {
  /** Suggests `Town, Province` instead of the town alone. */
  withProvince?: boolean;
  /** Told whenever a known town stands there that is in one province only. */
  onProvince?: (province: Province) => void;
}

/**
 * A city or town: free text with suggestions [visitors-25], which are fetched when somebody is about to type. Stands
 * in a Field.
 */
export function TownInput({ withProvince = false, onProvince, onChange, ...rest }: TownInputProps) {
  const listId = useId();
  const [gazetteer, setGazetteer] = useState<Gazetteer | null>(null);

  function look(towns: Gazetteer, town: string) {
    const province = findProvince(towns, town);
    if (province) onProvince?.(province);
  }

  async function fetchTowns(field: HTMLInputElement) {
    if (gazetteer) return;
    try {
      const module = await import("../../../contract/gazetteer.ts");
      setGazetteer(module.gazetteer);
      // whoever types fast is done before they are here
      look(module.gazetteer, field.value);
    } catch (cause) {
      // Without them the field is a plain one.
      report(cause);
    }
  }

  return (
    <>
      <Input
        autoComplete="address-level2"
        {...rest}
        list={listId}
        onFocus={({ currentTarget }) => void fetchTowns(currentTarget)}
        onChange={(event) => {
          onChange?.(event);
          if (gazetteer) look(gazetteer, event.target.value);
        }}
      />
      <datalist id={listId}>
        {gazetteer &&
          Object.entries(gazetteer).map(([province, towns]) =>
            towns.map((town) => {
              const place = `${town}, ${province}`;
              return withProvince ? (
                <option key={place}>{place}</option>
              ) : (
                <option key={place} value={town}>
                  {province}
                </option>
              );
            }),
          )}
      </datalist>
    </>
  );
}
