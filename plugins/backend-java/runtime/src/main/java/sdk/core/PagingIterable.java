package sdk.core;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A list whose pages are fetched as its items are asked for. Each iterator begins at the first
 * page.
 *
 * @param <T> the type of the items
 * @param <B> the type of the response of a page
 */
public final class PagingIterable<T, B> implements Iterable<T> {
  private final Page<T, B> first;

  /**
   * Made by the SDK.
   *
   * @param first the first page
   */
  public PagingIterable(Page<T, B> first) {
    this.first = first;
  }

  /** {@return the first page} */
  public Page<T, B> firstPage() {
    return first;
  }

  /** {@return all pages} */
  public Iterable<Page<T, B>> pages() {
    return () -> new PageIterator<>(first);
  }

  /** {@return the items of all pages} */
  @Override
  public Iterator<T> iterator() {
    return new ItemIterator<>(first);
  }

  /** {@return the items of all pages} */
  public Stream<T> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  private static final class PageIterator<T, B> implements Iterator<Page<T, B>> {
    private final Page<T, B> first;
    private Page<T, B> last;

    PageIterator(Page<T, B> first) {
      this.first = first;
    }

    @Override
    public boolean hasNext() {
      return last == null || last.hasNext();
    }

    @Override
    public Page<T, B> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      last = last == null ? first : last.nextPage();
      return last;
    }
  }

  private static final class ItemIterator<T, B> implements Iterator<T> {
    private Page<T, B> page;
    private Iterator<T> items;

    ItemIterator(Page<T, B> first) {
      page = first;
      items = first.items().iterator();
    }

    @Override
    public boolean hasNext() {
      while (!items.hasNext() && page.hasNext()) {
        page = page.nextPage();
        items = page.items().iterator();
      }
      return items.hasNext();
    }

    @Override
    public T next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return items.next();
    }
  }
}
