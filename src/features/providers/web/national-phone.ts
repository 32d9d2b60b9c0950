/** A South African number as people write it: `082 555 0117`. Any other stays as it is. */
export function nationalPhone(phone: string): string {
  return phone.replace(/^\+27(\d{2})(\d{3})(\d{4})$/, "0$1 $2 $3");
}
