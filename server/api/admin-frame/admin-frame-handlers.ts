import { countMenu } from '#core/admin-frame/count-menu.ts';
import { findAnything } from '#core/admin-frame/find-anything.ts';
import type { NounHandlers } from '../handler.ts';

export const adminFrameHandlers: NounHandlers<'adminFrame'> = {
  async getCounts({ store, user: { role } }) {
    return { message: 'done', data: { role, ...(await countMenu(store, role)) } };
  },

  async find({ store, user }, { search }) {
    const { orders, products, customers } = await findAnything(store.db, { search, role: user.role });
    return {
      message: 'done',
      data: {
        orders: orders.map((order) => ({
          id: order.id,
          orderNumber: order.orderNumber,
          status: order.status,
          name: order.deliveryName,
          city: order.deliveryCity,
          total: order.total,
        })),
        products: products.map(({ id, name, nameFr, images, price, stock }) => ({
          id,
          name,
          nameFr,
          image: images[0] ?? null,
          price,
          stock,
        })),
        customers: customers.map(({ id, name, mobile, email }) => ({ id, name, mobile, email })),
      },
    };
  },
};
