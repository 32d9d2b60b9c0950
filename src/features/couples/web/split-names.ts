const between = /\s*[&+/]\s*|\s+(?:and|en)\s+/i;

/** Text that isn't two names becomes the first partner's name. */
export function splitNames(couple_name: string): { partner1_name: string; partner2_name: string } {
  const names = couple_name.trim().split(between);
  const [first = "", second = ""] = names;
  const isPair = names.length === 2 && first !== "" && second !== "";
  return isPair
    ? { partner1_name: first, partner2_name: second }
    : { partner1_name: couple_name.trim(), partner2_name: "" };
}
