import { DataTable } from "../../../ui/data-table.tsx";

/** Whom the samples show. */
export const people = [
  { id: "1", name: "Karoo Kitchen", detail: "“A joy to work with”", to: "#top" },
  { id: "2", name: "Protea Photos", picture: "/favicon.svg" },
  { id: "3", name: "Sound of Soweto" },
];

const columns = [
  { id: "name", label: "Name" },
  { id: "city", label: "City" },
  { id: "act", label: "Actions", bare: true, card: "whole" as const },
];

/** A table of them, as it is and while newer rows are fetched. */
export function LaidOutTable({ caption, isStale }: { caption: string; isStale: boolean }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      cells={({ name }) => [name, "Cape Town", "No action"]}
      isStale={isStale}
    />
  );
}
