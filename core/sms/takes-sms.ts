/** Whether a number is assumed to receive SMS: any except Cameroon's fixed lines, which begin with 222 and 233. */
export function takesSms(phone: string): boolean {
  return !/^\+237(222|233)\d{6}$/.test(phone);
}
