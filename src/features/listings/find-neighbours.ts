import type { Province } from "../../contract/primitives.ts";
import { placesNamed } from "../places/rules.ts";

/** Which provinces touch which [browse-15]. */
const neighbours: Readonly<Record<Province, readonly Province[]>> = {
  Gauteng: ["North West", "Mpumalanga", "Limpopo", "Free State"],
  "Western Cape": ["Eastern Cape", "Northern Cape"],
  "KwaZulu-Natal": ["Eastern Cape", "Free State", "Mpumalanga"],
  "Eastern Cape": ["Western Cape", "KwaZulu-Natal", "Free State", "Northern Cape"],
  "Free State": ["Gauteng", "KwaZulu-Natal", "Eastern Cape", "Northern Cape", "North West", "Mpumalanga"],
  Limpopo: ["Gauteng", "Mpumalanga", "North West"],
  Mpumalanga: ["Gauteng", "Limpopo", "KwaZulu-Natal", "Free State"],
  "Northern Cape": ["Western Cape", "Eastern Cape", "Free State", "North West"],
  "North West": ["Gauteng", "Limpopo", "Free State", "Northern Cape"],
};

/** The provinces that touch a province. */
export function findNeighbours(province: Province): readonly Province[] {
  return neighbours[province];
}

/** The province of a town, by any of its names; undefined for an unknown one and for a name of two provinces. */
export function findTownProvince(town: string): Province | undefined {
  const found = [...new Set(placesNamed(town).map(({ province }) => province))];
  return found.length === 1 ? found[0] : undefined;
}
