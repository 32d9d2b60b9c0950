/** `082 555 0117`; foreign numbers stay unchanged. */
export function nationalPhone(phone: string): string {
  return phone.replace(/^\+27(\d{2})(\d{3})(\d{4})$/, "0$1 $2 $3");
}
