const thirteen = /(?<!\d)\d(?:[ -]?\d){12}(?!\d)/g;

/** Only the owner sees a number that may be a sole trader's identity number [profile-22]. */
export function publicRegistration(text: string | null): string | null {
  const numbers = text?.match(thirteen) ?? [];
  return numbers.some((each) => isIdentityNumber(each.replaceAll(/\D/g, ""))) ? null : text;
}

/** A date of birth, and a last digit that passes the Luhn check. */
function isIdentityNumber(digits: string): boolean {
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6))];
  const isDay = [19, 20].some((century) => {
    const year = century * 100 + Number(digits.slice(0, 2));
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
  return isDay && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  return Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
}
