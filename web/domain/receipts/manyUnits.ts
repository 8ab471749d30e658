/** From so many units on each area is a request of its own: what is not kept of its plans takes the server some 30 ms a unit. */
export const manyUnits = 200;
