/** Most cells of one row of a table; what is more continues in another table below. */
export const maxCells = 72;
