# frozen_string_literal: true

# What a user of the published gem writes.

require 'bookshop'
require 'stringio'

client = Bookshop::Client.new(token: 'secret', base_url: ENV.fetch('BASE_URL'))
book = client.books.create(title: 'Invisible Cities', author: 'Italo Calvino', genre: 'fiction')
puts "created #{book.title} by #{book.author}"

client.books.upload_cover(book_id: book.id, image: Bookshop::File.new(StringIO.new('12345'), filename: 'cover.png'))
cover = client.books.download_cover(book_id: book.id).read
# The example server keeps the whole form.
puts "cover of #{cover.include?('12345') ? 5 : 0} bytes"

begin
  client.books.get(book_id: '00000000-0000-4000-8000-000000000000')
rescue Bookshop::Errors::NotFoundError => e
  puts "no such book: #{e.status}"
end
