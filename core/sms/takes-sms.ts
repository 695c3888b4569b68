/** The fixed lines of Cameroon begin with 222 and 233; every other number is taken to receive SMS. */
export function takesSms(phone: string): boolean {
  return !/^\+237(222|233)\d{6}$/.test(phone);
}
