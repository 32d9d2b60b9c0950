import { gazetteer } from "../../../contract/gazetteer.ts";

/** The towns of South Africa as a field suggests them, each with its province. */
export function TownList({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {Object.entries(gazetteer).map(([province, towns]) =>
        towns.map((town) => (
          <option key={`${town}, ${province}`} value={town}>
            {province}
          </option>
        )),
      )}
    </datalist>
  );
}
